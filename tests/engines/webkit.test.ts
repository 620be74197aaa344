import {webKitPrograms} from '../../scripts/engines';
import {CALM, CALM_JOURNEYS} from './journeys';
import {describeJourneys} from './suite';
import {startWebKit} from './webkit';

const programs = webKitPrograms();

describeJourneys('WebKit', programs && (() => startWebKit(programs)));
describeJourneys('WebKit, light and with less motion', programs && (() => startWebKit(programs, CALM)), CALM_JOURNEYS);
