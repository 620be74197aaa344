/** The colours of the pictures that show where links lead: those of the dark theme, and the mark's orange. */
export const cardColours = {ground: '#10161c', text: '#f1f5f8', accent: '#35cfe6', signal: '#ff4a2b'} as const;
