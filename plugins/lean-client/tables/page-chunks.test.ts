import {expect, it} from 'vitest';
import type {Route} from './compact';
import {chunksOfPages} from './page-chunks';

const route = (path: string, chunks: Route<string>['chunks'], routes?: readonly Route<string>[]): Route<string> => ({
  path,
  key: `${path}-1`,
  chunks,
  attributes: {},
  ...(routes ? {routes} : {}),
});

it('names what a page needs from the outside inwards, each once, and its text apart', () => {
  const page = route('/docs/faq', {__comp: 'item', content: 'faq', __context: {plugin: 'context'}});
  const layout = route('/docs', {__comp: 'layout', __props: 'props'}, [page]);
  const routes = [route('/docs', {__comp: 'root'}, [layout]), route('/about', {__comp: 'about', config: 'settings'})];
  const ids: Readonly<Record<string, string>> = {root: 'docs', layout: 'docs', item: 'docs'};
  expect(chunksOfPages(routes, (name) => ids[name] ?? name)).toEqual({
    '/docs/faq': {frame: ['docs', 'props', 'context'], content: ['faq']},
    '/about': {frame: ['about', 'settings'], content: []},
  });
});
