// Stands in for Docusaurus' component of the same name: create-link.tsx says why.
import siteConfig from '@generated/docusaurus.config';
import {createLink} from './create-link';

/** A link to a page of the site, to a heading, to a file or to another site. */
export default createLink(siteConfig);
