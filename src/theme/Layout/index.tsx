// Change: adds image zoom, the progress bar's markup and the banner for a wrong base path, because the classic layout lacks them.
import type {ReactNode} from 'react';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import BaseUrlBanner from './BaseUrlBanner';
import ImageZoom from './ImageZoom';
import './progressBar';

export default function LayoutWrapper(props: Props): ReactNode {
  return (
    <>
      <BaseUrlBanner />
      <ImageZoom />
      <Layout {...props} />
    </>
  );
}
