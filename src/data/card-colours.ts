/** The colours of the pictures that show where links lead: those of the home page (`--tbia-hero-*`), and the mark's red. */
export const cardColours = {ground: '#001626', text: '#f2fbfd', accent: '#42ecff', signal: '#ff4a2b'} as const;
