/** Calls back once the browser has painted what is in the document now. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(act);
  });
}
