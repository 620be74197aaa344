import styleUrl from '@generated/search/default/window.stylesheet';

let loading: Promise<void> | undefined;

/**
 * Loads the stylesheet of the window, which no page needs before.
 * @throws when it does not arrive
 */
export function loadStyles(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styleUrl;
    link.onload = () => {
      resolve();
    };
    link.onerror = () => {
      loading = undefined;
      link.remove();
      reject(new Error('The stylesheet of the search did not arrive.'));
    };
    document.head.append(link);
  });
  return loading;
}
