/** The engine that the product is for, in full and where there is little room. */
export const engineName = {full: 'Unreal Engine', short: 'UE'} as const;
