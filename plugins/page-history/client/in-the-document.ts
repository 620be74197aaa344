// In the reader's browser of the built site: the document holds what the generated module would say.
export default undefined;
