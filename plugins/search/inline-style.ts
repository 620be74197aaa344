/**
 * The text of the `<style>` element that DocSearch's window brings with its logo. A Content-Security-Policy that
 * forbids inline styles must name it; a test compares it with the published window.
 */
export const INLINE_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';
