// Change: the crash page that the classic theme shows inside of its layout, because the core's own differs in its words.
export {default} from '@theme/ErrorPageContent';
