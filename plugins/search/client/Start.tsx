import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isPlainClick} from '../../kit/plain-click';
import {pagePath, usePageVersions} from '../../history/client';
import settings from '@generated/search/default/settings.json';
import {ask} from './client';
import type {Heading} from './session';

interface Props {
  /** Name of the version whose pages are offered. */
  readonly version: string;
  readonly onClose: () => void;
}

const {startPages, helpPage} = settings;
const questions = helpPage?.questions ?? '\n';

/** What the window offers while there is nothing to show: the pages to begin with, and the questions of the help page. */
export function Start({version, onClose}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const pages = usePageVersions().find(({name}) => name === version);
  const [groups, setGroups] = useState<readonly (readonly [title: string, entries: readonly Heading[]])[]>([]);

  useEffect(() => {
    const pathOf = (id: string): string => ((pages && pagePath(pages, id)) ?? '').slice(baseUrl.length);
    const load = (ids: readonly string[]) => ask(baseUrl, {kind: 'headings', version, paths: ids.map(pathOf)});
    Promise.all([load(startPages), load(helpPage ? [helpPage.id] : [])]).then(
      ([start, help]) => {
        setGroups([
          ['Start here', start.flatMap((headings) => headings.slice(0, 1))],
          ['If it does not work', help.flat().filter(({heading}) => heading.startsWith(questions))],
        ]);
      },
      // The window itself asks for the same index, and says what is wrong.
      () => undefined,
    );
  }, [baseUrl, pages, version]);

  return (
    <div className="tbia-search-start">
      {groups.map(
        ([title, entries]) =>
          entries.length > 0 && (
            <div key={title}>
              <p>{title}</p>
              <ul>
                {entries.map(({path, heading}) => (
                  <li key={path}>
                    <a
                      href={baseUrl + path}
                      onClick={(event) => {
                        if (isPlainClick(event)) {
                          onClose();
                        }
                      }}
                    >
                      {heading}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  );
}
