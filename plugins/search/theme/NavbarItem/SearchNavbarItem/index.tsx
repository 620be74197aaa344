// Change: the mobile menu gets an entry that opens the search, because the theme leaves the search out of it.
import type {MouseEvent, ReactNode} from 'react';
import SearchNavbarItem from '@theme-original/NavbarItem/SearchNavbarItem';
import type {Props} from '@theme/NavbarItem/SearchNavbarItem';
import {OPEN_SEARCH} from '@site/src/lib/search/open';

interface MobileProps extends Props {
  /** Closes the menu. */
  readonly onClick?: (event: MouseEvent) => void;
}

export default function SearchNavbarItemWrapper({onClick, ...props}: MobileProps): ReactNode {
  if (!props.mobile) {
    return <SearchNavbarItem {...props} />;
  }
  return (
    <li className="menu__list-item">
      <button
        type="button"
        className="clean-btn menu__link"
        onClick={(event) => {
          onClick?.(event);
          window.dispatchEvent(new CustomEvent(OPEN_SEARCH));
        }}
      >
        Search
      </button>
    </li>
  );
}
