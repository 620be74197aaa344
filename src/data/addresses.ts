/** The plugin's page in the store. */
export const storePage = 'https://www.unrealengine.com/marketplace/en-US/product/fd69a887e4894a61b05809916c9ec2b2';
/** A film that shows what the plugin does. */
export const trailer = 'https://youtu.be/6LumTyC_160';
