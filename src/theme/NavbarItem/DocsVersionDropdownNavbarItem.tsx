// Change: entries say when a version lacks the page, lead to its nearest page then, and keep the hash only where the target has the heading, because the original leads to the version's first page in silence.
import type {ReactNode} from 'react';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistorySelector} from '@docusaurus/theme-common';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import {mainPage} from '@site/src/lib/page-versions';
import {isPlainClick} from '@site/src/lib/plain-click';
import {readHash, versionTarget, type VersionSwitch} from '@site/src/lib/version-switch';
import styles from './DocsVersionDropdownNavbarItem.module.css';

interface Entry {
  readonly version: GlobalVersion;
  readonly label: string;
}

function chooseEntries(versions: readonly GlobalVersion[], chosen: Props['versions']): Entry[] {
  if (!chosen) {
    return versions.map((version) => ({version, label: version.label}));
  }
  const labels = Array.isArray(chosen) ? Object.fromEntries(chosen.map((name) => [name, {}])) : chosen;
  return Object.entries(labels).map(([name, {label}]: [string, {label?: string}]) => {
    const version = versions.find((candidate) => candidate.name === name);
    if (!version) {
      throw new Error(
        `docsVersionDropdown: there is no docs version "${name}". Known: ${versions.map((known) => known.name).join(', ')}.`,
      );
    }
    return {version, label: label ?? version.label};
  });
}

export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions: chosen,
  onClick,
  ...props
}: Props): ReactNode {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const {activeVersion, activeDoc} = useActiveDocContext(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const candidates = useDocsVersionCandidates(docsPluginId);
  const entries = chooseEntries(useVersions(docsPluginId), chosen);
  // The active version comes before the remembered one before the latest. The server, which renders one page for all
  // paths that do not exist, knows the version of existing pages only.
  const isKnown = useIsBrowser() || activeDoc !== undefined;
  const [displayed = entries[0]] = candidates
    .filter((version) => isKnown || version.isLast)
    .flatMap((candidate) => entries.filter(({version}) => version === candidate));

  function toLink({version, label}: Entry): LinkLikeNavbarItemProps {
    const {path, isSamePage} = activeDoc
      ? versionTarget(version, activeDoc.id)
      : {path: mainPage(version).path, isSamePage: true};
    return {
      label: isSamePage ? (
        label
      ) : (
        <>
          {label} <span className={styles.missing}>not in {label}</span>
        </>
      ),
      to: path + search,
      isActive: () => version === activeVersion,
      onClick: (event) => {
        savePreferredVersionName(version.name);
        onClick?.(event);
        if (activeDoc && isPlainClick(event)) {
          event.preventDefault();
          const versionSwitch: VersionSwitch = {
            heading: readHash(history.location.hash),
            ...(!isSamePage && {
              missing: {docId: activeDoc.id, title: document.querySelector('h1')?.textContent ?? activeDoc.id},
            }),
          };
          history.push({pathname: path, search, state: {versionSwitch}});
        }
      },
    };
  }

  if (entries.length === 1 && dropdownItemsBefore.length + dropdownItemsAfter.length === 0 && displayed) {
    const isActive = dropdownActiveClassDisabled ? () => false : undefined;
    const {path} = mainPage(displayed.version);
    return <DefaultNavbarItem {...props} mobile={mobile} label={displayed.label} to={path} isActive={isActive} />;
  }
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={mobile ? 'Versions' : `Version ${displayed?.label ?? ''}`}
      items={[...dropdownItemsBefore, ...entries.map(toLink), ...dropdownItemsAfter]}
    />
  );
}
