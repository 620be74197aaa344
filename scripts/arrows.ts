// npm run arrows: prints which rooms of the site use which, and how many imports there are.
import {capabilityTable, readArrows, roomTable} from './arrows/arrows';

const arrows = readArrows();
console.log(
  `Imports between rooms, without tests\n\n${roomTable(arrows)}\n\nBetween capabilities\n\n${capabilityTable(arrows)}`,
);
