// Change: a real button opens the menu, also by a click and with arrows, Home, End and Escape, because the original is a link that a screen reader's click does not open and Escape does not close.
import {useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import styles from './styles.module.css';

/** Time until the menu closes when the pointer has left it: the way from the button to an entry may leave both. */
const CLOSE_DELAY_MS = 300;

export default function DropdownNavbarItemDesktop({items, position, className, label, children}: Props): ReactNode {
  const [isHovered, setIsHovered] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const isOpen = isHovered || isPressed;
  const closing = useRef(0);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const isBrowser = useIsBrowser();

  function close(): void {
    setIsHovered(false);
    setIsPressed(false);
  }

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const closeFromOutside = ({target}: Event): void => {
      if (!container.current?.contains(target as Node)) {
        setIsPressed(false);
      }
    };
    // On the document: the focus is elsewhere if the pointer has opened the menu.
    const closeByKey = ({key}: globalThis.KeyboardEvent): void => {
      if (key === 'Escape') {
        close();
        if (container.current?.contains(document.activeElement)) {
          button.current?.focus();
        }
      }
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent): void {
    const links = [...(container.current?.querySelectorAll<HTMLElement>('ul a, ul button') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const isInside = at >= 0;
    const targets: Readonly<Record<string, HTMLElement | undefined>> = {
      ArrowDown: links[(at + 1) % links.length],
      ArrowUp: links.at(isInside ? at - 1 : -1),
      Home: isInside ? links[0] : undefined,
      End: isInside ? links.at(-1) : undefined,
    };
    const target = targets[event.key];
    if (target) {
      event.preventDefault();
      setIsPressed(true);
      // A hidden menu takes no focus: wait until it is shown.
      requestAnimationFrame(() => {
        target.focus();
      });
    }
  }

  return (
    // The keys of the button and of the links in the menu bubble up to here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={container}
      className={clsx('navbar__item', 'dropdown', {
        // Until the scripts have loaded, CSS opens the menu.
        'dropdown--hoverable': !isBrowser,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      onKeyDown={onKeyDown}
      onPointerEnter={({pointerType}) => {
        window.clearTimeout(closing.current);
        setIsHovered(pointerType === 'mouse');
      }}
      onPointerLeave={() => {
        closing.current = window.setTimeout(() => {
          setIsHovered(false);
        }, CLOSE_DELAY_MS);
      }}
    >
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn navbar__link', styles.button, className)}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => {
          setIsPressed(!isPressed);
        }}
      >
        {children ?? label}
      </button>
      {/* A click on a link bubbles up to here and closes the menu. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <ul id={menuId} className={clsx('dropdown__menu', styles.menu)} onClick={close}>
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}
