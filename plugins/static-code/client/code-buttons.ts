// The buttons of code blocks, for the article that the server sent as for those that React renders. Their code is
// fetched only on pages that have code.
import type {ClientModule} from '@docusaurus/types';
import {afterPaint} from '../../kit/after-paint';

/** Takes the buttons of the page that was shown last. */
let end: (() => void) | undefined;

const codeButtons: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) {
      return;
    }
    end?.();
    end = undefined;
    const blocks = document.getElementsByClassName('theme-code-block');
    if (blocks.length === 0) {
      return;
    }
    let isOver = false;
    let remove = (): void => undefined;
    const cancel = afterPaint(() => {
      import('./Buttons').then(
        ({addButtons}) => {
          // Tabs make their elements anew right after the start: only now are the blocks those that stay.
          remove = isOver ? remove : addButtons([...blocks]);
        },
        (error: unknown) => {
          // The code can be read and selected without them.
          console.warn(error);
        },
      );
    });
    end = () => {
      isOver = true;
      cancel();
      remove();
    };
  },
};

export default codeButtons;
