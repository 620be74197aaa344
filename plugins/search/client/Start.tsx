import type {ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Offer} from '../shared/index-file';
import {SLASH_SETTING} from './keys';

/** Where to go while there is nothing to show. The key `/` can be switched off, for whose voice or hands type it by mistake. */
export function Start({offers}: {readonly offers: readonly Offer[]}): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [slash, slot] = useStorageSlot(SLASH_SETTING);
  return (
    <div className="tbia-search-start">
      {offers.map(({title, links}) => (
        <div key={title}>
          <p>{title}</p>
          <ul>
            {links.map(([text, address]) => (
              <li key={address}>
                <a href={address.startsWith('https:') ? address : baseUrl + address}>{text}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <label>
        <input
          type="checkbox"
          checked={slash !== 'off'}
          onChange={({target}) => {
            slot.set(target.checked ? 'on' : 'off');
          }}
        />{' '}
        <span>The key / opens the search</span>
      </label>
    </div>
  );
}
