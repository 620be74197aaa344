// Change: names the section alone, because the page's own name is the title below, and the navbar leads home; robots get all of it.
import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';

export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const sections = breadcrumbs?.slice(0, -1) ?? [];
  return (
    breadcrumbs && (
      <>
        <StructuredData breadcrumbs={breadcrumbs} />
        {sections.length > 0 && (
          <nav className="theme-doc-breadcrumbs" aria-label="Breadcrumbs">
            {sections.map(({label, href}, index) => (
              <Fragment key={label}>
                {index > 0 && ' › '}
                <span>{href ? <Link to={href}>{label}</Link> : label}</span>
              </Fragment>
            ))}
          </nav>
        )}
      </>
    )
  );
}
