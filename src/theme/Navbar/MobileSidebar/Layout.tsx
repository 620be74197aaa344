// Change: a modal dialog, because the original lets focus wander to the page behind it and ignores Escape; the version is above the pages of a docs page too, because they are that version's.
import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';

/** Everything that can be reached, but the menu. The backdrop beside it takes clicks and no focus. */
const BEHIND = '#__docusaurus > :not(.navbar), .navbar__inner';

interface PanelProps {
  readonly children: ReactNode;
  readonly inert: boolean;
}

function Panel({children, inert}: PanelProps): ReactNode {
  return (
    <div className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.panel, 'navbar-sidebar__item menu')} inert={inert}>
      {children}
    </div>
  );
}

export default function NavbarMobileSidebarLayout({header, primaryMenu, secondaryMenu}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const secondary = useNavbarSecondaryMenu();
  const items = useThemeConfig().navbar.items as readonly NavbarItemProps[];
  const version = items.find(({type}) => type === 'docsVersionDropdown');
  const dialog = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!shown || !element) {
      return undefined;
    }
    const opener = document.activeElement;
    const behind = document.querySelectorAll(BEHIND);
    behind.forEach((part) => {
      part.setAttribute('inert', '');
    });
    element.focus();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        toggle();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      behind.forEach((part) => {
        part.removeAttribute('inert');
      });
      // After a link was followed, Docusaurus moves focus to the start of the new page.
      if (
        opener instanceof HTMLElement &&
        (element.contains(document.activeElement) || document.activeElement === document.body)
      ) {
        opener.focus();
      }
    };
  }, [shown, toggle]);

  return (
    <div
      ref={dialog}
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar')}
      role="dialog"
      aria-modal="true"
      aria-label="Menu"
      tabIndex={-1}
    >
      {header}
      <div className={clsx('navbar-sidebar__items', {'navbar-sidebar__items--show-secondary': secondary.shown})}>
        <Panel inert={secondary.shown}>{primaryMenu}</Panel>
        <Panel inert={!secondary.shown}>
          {secondary.content && version && (
            <ul className="menu__list">
              <NavbarItem {...version} mobile onClick={toggle} />
            </ul>
          )}
          {secondaryMenu}
        </Panel>
      </div>
    </div>
  );
}
