import type {ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import settings from '@generated/search/default/settings.json';
import {SLASH_SETTING} from './keys';
import {PageLink} from './PageLink';
import type {SearchIndex} from './search-index';

interface Props {
  readonly pages: SearchIndex['pages'];
  readonly onClose: () => void;
}

const {startPages, helpPage, community} = settings;

/** The single key `/` can be switched off, for readers whose voice or hands type it by mistake. */
function SlashSetting(): ReactNode {
  const [value, slot] = useStorageSlot(SLASH_SETTING);
  return (
    <label className="tbia-search-slash">
      <input
        type="checkbox"
        checked={value !== 'off'}
        onChange={({target}) => {
          slot.set(target.checked ? 'on' : 'off');
        }}
      />
      <span>The key / opens the search</span>
    </label>
  );
}

/** Where to go while there is nothing to show: pages to begin with, the help page and its questions, the community. */
export function Start({pages, onClose}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const pagesOf = (id: string) => pages.filter(({path, isShared}) => !isShared && path.endsWith(`/${id}`));
  const link = (path: string, text = ''): ReactNode => (
    <li key={path}>
      <PageLink href={baseUrl + path} onFollow={onClose}>
        {text}
      </PageLink>
    </li>
  );
  return (
    <div className="tbia-search-start">
      <div>
        <p>Start here</p>
        <ul>{startPages.flatMap(pagesOf).map(({path, sections}) => link(path, sections[0]?.[0]))}</ul>
      </div>
      <div>
        <p>{helpPage.symptoms}</p>
        <ul>
          {pagesOf(helpPage.id).map(({path, sections}) => link(path, sections[0]?.[0]))}
          <li>
            <a href={community.href}>{`Ask on ${community.name}`}</a>
          </li>
          {pagesOf(helpPage.id).map(({path, sections}) =>
            sections
              .filter(([heading]) => heading.startsWith(helpPage.questions))
              .map(([heading, id]) => link(`${path}#${id}`, heading)),
          )}
        </ul>
      </div>
      <SlashSetting />
    </div>
  );
}
