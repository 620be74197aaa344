// Shows Inter from the second page on. On the first, text keeps the font that it has when Inter comes late, because a line
// that breaks elsewhere moves everything below it (`font-display: optional`); on a new page nothing has been read yet.
import type {ClientModule} from '@docusaurus/types';

const font: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      const rules = [...document.querySelectorAll('style')].flatMap(({sheet}) => [...(sheet?.cssRules ?? [])]);
      for (const rule of rules) {
        if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional') {
          rule.style.setProperty('font-display', 'swap');
        }
      }
    }
  },
};

export default font;
