// Change: the mobile menu gets an entry that opens the search, because the theme leaves the search out of it.
import type {MouseEvent, ReactNode} from 'react';
import SearchNavbarItem from '@theme-init/NavbarItem/SearchNavbarItem';
import type {Props} from '@theme/NavbarItem/SearchNavbarItem';
import {openSearch} from '../../../open';

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
          openSearch();
        }}
      >
        Search
      </button>
    </li>
  );
}
