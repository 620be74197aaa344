/** The engine that the product is for, in full and where there is little room. */
export const engineName = {full: 'Unreal Engine', short: 'UE'} as const;

/** Components of pages that show a version of the engine, with the word that they put before it. */
export const engineBadges: Readonly<Record<string, string>> = {EngineBadge: engineName.short};
