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
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import {isPlainClick} from '@site/plugins/kit/plain-click';
import {
  idAt,
  mainPage,
  nearestPage,
  readHash,
  useEngines,
  usePageVersions,
  type VersionSwitch,
} from '@site/plugins/history/client';

/** The month in which each version came: config/navigation.ts. */
interface Months {
  readonly months?: Readonly<Record<string, string>>;
}

interface Choice {
  readonly version: GlobalVersion;
  readonly label: string;
}

/**
 * The versions that the option `versions` names, all without it, with their labels.
 * @throws when there is no version of a name
 */
function choicesOf(
  all: readonly GlobalVersion[],
  chosen: Props['versions'] = all.map(({name}) => name),
): readonly Choice[] {
  const names = Array.isArray(chosen) ? chosen : Object.keys(chosen);
  return names.map((name) => {
    const version = all.find((candidate) => candidate.name === name);
    if (!version) {
      const known = all.map((candidate) => candidate.name).join(', ');
      throw new Error(`docsVersionDropdown: there is no docs version "${name}". Write one of these: ${known}.`);
    }
    const label = Array.isArray(chosen) ? undefined : chosen[name]?.label;
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
  months = {},
  onClick,
  ...props
}: Props & Months): ReactNode {
  const engines = useEngines();
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const {activeVersion, activeDoc} = useActiveDocContext(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const candidates = useDocsVersionCandidates(docsPluginId);
  const versions = usePageVersions(docsPluginId);
  const choices = choicesOf(versions, chosen);
  const id = activeDoc && idAt(versions, activeDoc.path);
  // The active version comes before the remembered one before the latest. The server, which renders one page for all
  // paths that do not exist, knows the version of existing pages only.
  const isBrowser = useIsBrowser();
  const isKnown = isBrowser || activeDoc !== undefined;
  const displayed =
    candidates
      .filter((version) => isKnown || version.isLast)
      .flatMap(({name}) => choices.find(({version}) => version.name === name) ?? [])[0] ?? choices[0];

  function toLink({version, label}: Choice): LinkLikeNavbarItemProps {
    const {name, isLast} = version;
    const {path, isSamePage} = id ? nearestPage(version, id) : {path: mainPage(version).path, isSamePage: true};
    return {
      // Months come with the scripts: every page would carry ten.
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
            heading: readHash(history.location.hash),
            ...(!isSamePage && {
              missing: {id, title: document.querySelector('h1')?.textContent ?? id},
            }),
          };
          history.push({pathname: path, search, state: {versionSwitch}});
        }
      },
    };
  }

  if (choices.length === 1 && dropdownItemsBefore.length + dropdownItemsAfter.length === 0 && displayed) {
    const isActive = dropdownActiveClassDisabled ? () => false : undefined;
    const {path} = mainPage(displayed.version);
    return (
      <DefaultNavbarItem
        {...props}
        mobile={mobile}
        label={`Version ${displayed.label}`}
        to={path}
        isActive={isActive}
      />
    );
  }
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={`Version ${displayed?.label ?? ''}`}
      items={[...dropdownItemsBefore, ...choices.map(toLink), ...dropdownItemsAfter]}
    />
  );
}
