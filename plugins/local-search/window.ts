/** A change to DocSearch's window, and how often it must apply. */
interface Change {
  readonly reason: string;
  readonly from: RegExp;
  readonly to: string;
  readonly count: number;
}

const CHANGES: readonly Change[] = [
  {
    reason: 'a <style> element in the logo breaks the Content-Security-Policy; the stylesheet colours the logo instead',
    from: /\b\w+\.createElement\("style",null,"[^"]*"\)/g,
    to: 'null',
    count: 1,
  },
  {
    reason: 'smooth scrolling by script ignores prefers-reduced-motion',
    from: /behavior:"smooth"/g,
    to: 'behavior:"auto"',
    count: 2,
  },
];

/**
 * Adapts the code of DocSearch's window to this site.
 * @param source `@docsearch/react/modal`, minified as it is published
 * @throws when the published code no longer has what is to be changed
 */
export function adaptWindow(source: string): string {
  return CHANGES.reduce((code, {reason, from, to, count}) => {
    const found = code.match(from)?.length ?? 0;
    if (found !== count) {
      throw new Error(
        `@docsearch/react has changed: ${from.source} is there ${found} times, expected ${count}. It is replaced because ${reason}.`,
      );
    }
    return code.replace(from, to);
  }, source);
}
