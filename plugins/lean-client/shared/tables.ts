import type {Json} from './pack';

/** A route as `routes.js` has it, with what its page loads in the place of the component. */
export interface RouteRecord {
  readonly path: string;
  /** Names of chunks by prop, as `routesChunkNames.json` has them; nested where props are. */
  readonly chunks: Json;
  readonly routes?: readonly RouteRecord[];
  /** What else Docusaurus hands to the router, as `exact` and `sidebar`. */
  readonly [attribute: string]: Json | readonly RouteRecord[] | undefined;
}

/** What the client knows of the site's routes. */
export interface Tables {
  readonly routes: readonly RouteRecord[];
  readonly globalData: Json;
}
