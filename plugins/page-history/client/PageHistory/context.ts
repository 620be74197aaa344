import {createContext} from 'react';
import type {PageHistory} from '../../shared/history';

/** The history of the docs page that is shown; none for pages that are not released. */
export const PageHistoryContext = createContext<PageHistory | undefined>(undefined);
