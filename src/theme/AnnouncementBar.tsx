// Change: shows an announcement with a new id at once, because the original hides it by style until the next page load if the last one was closed.
import {useEffect, type ReactNode} from 'react';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';

export default function AnnouncementBarWrapper(): ReactNode {
  const {isActive} = useAnnouncementBar();
  useEffect(() => {
    // The bar counts as active until the storage was read, in effects of the same commit: look one frame later.
    const frame = requestAnimationFrame(() => {
      if (isActive) {
        document.documentElement.dataset.announcementBarInitiallyDismissed = 'false';
      }
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isActive]);
  return <AnnouncementBar />;
}
