/** The link of a name: in text, or over a picture. */
export type NameElement = HTMLAnchorElement | SVGAElement;

/** The address that a link leads to. Links over pictures do not have its parts. */
export const addressOf = (link: NameElement): URL => new URL(link.getAttribute('href') ?? '', document.baseURI);

/** Clicks a link, which links over pictures have no method for. */
export function press(link: NameElement): void {
  link.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
}
