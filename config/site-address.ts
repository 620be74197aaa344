// What scripts need, too. The rest is in site.ts, which reads files and the environment.

/** The name of the product, and of the site. */
export const title = 'TwistedBytes Interaction System';
export const url = 'https://twistedbytes-net.github.io';
export const baseUrl = '/TBIA-Documentation/';
export const repository = 'https://github.com/twistedbytes-net/TBIA-Documentation';
/** The page to which the address of a version leads. */
export const entryPage = 'getting-started/introduction';
