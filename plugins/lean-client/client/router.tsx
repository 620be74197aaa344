// Stands in for react-router-dom's module and for Docusaurus' PendingNavigation: at a click, the address changes at
// once, and the page once its files are loaded. Docusaurus hands the new address to the whole application first and
// holds the page back below, so that every component that knows the address is rendered twice, and the page laid out
// twice, while the reader waits.
import {Component, useState, type Context, type ReactElement, type ReactNode} from 'react';
import {createBrowserHistory, type History, type Location} from 'history';
import {__HistoryContext as HistoryContext, __RouterContext as RouterContext} from 'react-router';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '@docusaurus/core/lib/client/preload';

declare module 'react-router' {
  /** Exported, but left out of the types. */
  export const __HistoryContext: Context<History>;
}

interface Props {
  readonly children: ReactElement;
}

interface State {
  /** Address of the page that is shown, without `.html`. */
  readonly location: Location;
}

/** Tells the client modules of a navigation. Returns how to tell them that the page is there. */
function announce(previousLocation: Location | null, location: Location): () => void {
  return dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});
}

/** The router of the application. */
export class BrowserRouter extends Component<Props, State> {
  private readonly history = createBrowserHistory();
  override readonly state: State = {location: normalizeLocation(this.history.location)};
  private asked = this.state.location;
  private end: () => void;

  constructor(props: Props) {
    super(props);
    this.end = announce(null, this.asked);
    this.history.listen((location) => {
      this.follow(normalizeLocation(location));
    });
  }

  private follow(location: Location): void {
    this.end();
    this.end = announce(this.state.location, location);
    this.asked = location;
    preload(location.pathname)
      .then(() => {
        // A reader who has clicked again meanwhile waits for the later page.
        if (this.asked === location) {
          this.end();
          this.setState({location});
        }
      })
      .catch((error: unknown) => {
        console.warn(error);
        // A file of this build may be gone after a redeploy. The page itself is still there.
        window.location.reload();
      });
  }

  override render(): ReactNode {
    const {history, state, props} = this;
    const isExact = state.location.pathname === '/';
    return (
      <RouterContext.Provider value={{history, ...state, match: {path: '/', url: '/', params: {}, isExact}}}>
        <HistoryContext.Provider value={history}>{props.children}</HistoryContext.Provider>
      </RouterContext.Provider>
    );
  }
}

/** What is left of Docusaurus' component: it scrolls, and tells the client modules that a page was rendered. */
export default function PendingNavigation({location, children}: Props & State): ReactNode {
  const [shown, setShown] = useState<{location: Location; previous: Location | null}>({location, previous: null});
  if (shown.location !== location) {
    setShown({location, previous: shown.location});
  }
  return (
    <ClientLifecyclesDispatcher previousLocation={shown.previous} location={shown.location}>
      {children}
    </ClientLifecyclesDispatcher>
  );
}
