// Change: the menu of phones names the version, too; entries say which engines a version runs on and when it came (the option `months`), which is the latest and which lack the page, lead to its nearest page then, and keep the hash only where the target has the heading, because the original leads to the version's first page in silence.
import type {ReactNode} from 'react';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistorySelector} from '@docusaurus/theme-common';
import OriginalNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import {isPlainClick} from '@site/plugins/kit/plain-click';
import {
  idAt,
  mainPath,
  nearestPage,
  useHistoryData,
  usePageVersions,
  type VersionSwitch,
} from '@site/plugins/history/client';

/** The month in which each version was released: config/navigation.ts. */
interface Months {
  readonly months?: Readonly<Record<string, string>>;
}

function VersionMenu({
  dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  months = {},
  onClick,
  ...props
}: Omit<Props, 'versions' | 'docsPluginId'> & Months): ReactNode {
  const {engines} = useHistoryData();
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const {activeVersion, activeDoc} = useActiveDocContext(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const versions = usePageVersions();
  const id = activeDoc && idAt(versions, activeDoc.path);
  // The candidates are the active version, the remembered one and the latest. The server renders one page for all paths that
  // don't exist, so it knows the version of existing pages only.
  const isBrowser = useIsBrowser();
  const isKnown = isBrowser || activeDoc !== undefined;
  const displayed = useDocsVersionCandidates(undefined).find(({isLast}) => isKnown || isLast);

  function toLink(version: GlobalVersion): LinkLikeNavbarItemProps {
    const {name, label, isLast} = version;
    const {path, isSamePage} = id ? nearestPage(version, id) : {path: mainPath(version), isSamePage: true};
    return {
      // Months come with the scripts, because every page would have ten in its HTML.
      label: (
        <>
          {`${label} `}
          <small>{[engines[name], isLast && 'latest'].filter(Boolean).join(', ')} </small>
          <small>{isSamePage ? isBrowser && months[name] : `not in ${label}`}</small>
        </>
      ),
      to: path + search,
      isActive: () => name === activeVersion?.name,
      onClick: (event) => {
        savePreferredVersionName(name);
        onClick?.(event);
        if (id && isPlainClick(event)) {
          event.preventDefault();
          const versionSwitch: VersionSwitch = {
            hash: history.location.hash,
            ...(!isSamePage && {missing: {id, title: document.querySelector('h1')?.textContent ?? id}}),
          };
          history.push({pathname: path, search, state: {versionSwitch}});
        }
      },
    };
  }

  return (
    <DropdownNavbarItem
      {...props}
      label={`Version ${displayed?.label ?? ''}`}
      items={[...dropdownItemsBefore, ...versions.map(toLink), ...dropdownItemsAfter]}
      isActive={dropdownActiveClassDisabled ? () => false : undefined}
    />
  );
}

/** The original shows other docs, a single version, and versions that the option `versions` chooses. */
export default function DocsVersionDropdownNavbarItem({months, ...props}: Props & Months): ReactNode {
  const {versions, docsPluginId, ...menu} = props;
  const isMenuOfAll = usePageVersions().length > 1 && versions === undefined && docsPluginId === undefined;
  return isMenuOfAll ? <VersionMenu {...menu} months={months} /> : <OriginalNavbarItem {...props} />;
}
