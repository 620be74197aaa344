import {afterEach, beforeEach, expect, it, vi} from 'vitest';

/** Stands in for the browser's observer; `show` brings an element into view. */
class Observer {
  static readonly made: Observer[] = [];
  readonly watched = new Set<Element>();

  constructor(private readonly report: (entries: {isIntersecting: boolean; target: Element}[]) => void) {
    Observer.made.push(this);
  }

  observe(element: Element): void {
    this.watched.add(element);
  }

  unobserve(element: Element): void {
    this.watched.delete(element);
  }

  show(target: Element, isIntersecting = true): void {
    if (this.watched.has(target)) {
      this.report([{isIntersecting, target}]);
    }
  }
}

const prefetch = vi.fn();
const link = (): Element => ({}) as Element;
const load = async () => (await import('./fetch-in-view')).fetchInView;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', {docusaurus: {prefetch}});
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  prefetch.mockReset();
  Observer.made.length = 0;
});

it('fetches the page of a link once, when the link comes into view, with one observer for all', async () => {
  const fetchInView = await load();
  const [one, other] = [link(), link()];
  fetchInView(one, '/one');
  fetchInView(other, '/other');
  expect(Observer.made).toHaveLength(1);
  const [observer] = Observer.made;
  observer?.show(one, false);
  expect(prefetch).not.toHaveBeenCalled();
  observer?.show(one);
  observer?.show(one);
  expect(prefetch.mock.calls).toEqual([['/one']]);
});

it('fetches what the link leads to by then', async () => {
  const fetchInView = await load();
  const changing = link();
  fetchInView(changing, '/old');
  fetchInView(changing, '/new');
  Observer.made[0]?.show(changing);
  expect(prefetch.mock.calls).toEqual([['/new']]);
});

it('stops watching when it is told so', async () => {
  const fetchInView = await load();
  const gone = link();
  fetchInView(gone, '/gone')?.();
  Observer.made[0]?.show(gone);
  expect(prefetch).not.toHaveBeenCalled();
});

it('fetches at once where nothing can be observed', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const fetchInView = await load();
  expect(fetchInView(link(), '/now')).toBeUndefined();
  expect(prefetch.mock.calls).toEqual([['/now']]);
});
