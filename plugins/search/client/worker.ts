// Runs apart from the page: reading an index blocks for longer than a slow phone may stand still.
import {snippet} from './highlight';
import type {Question, Replies, Reply, Request} from './protocol';
import {answerQuery, headingsOf} from './session';
import {createSource, faultOf, type SearchSource} from './source';

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage: (reply: Reply) => void;
};
let source: SearchSource | undefined;

async function reply(from: SearchSource, question: Question): Promise<Replies[keyof Replies]> {
  switch (question.kind) {
    case 'prepare':
      await from.engine(question.version);
      return null;
    case 'headings': {
      const {pages} = await from.engine(question.version);
      return question.paths.flatMap((path) => pages.filter((page) => page.path === path).map(headingsOf));
    }
    case 'find':
      return answerQuery(from, question.version, question.query);
    case 'snippet': {
      const {file, section, terms} = question.place;
      const texts = await from.texts(file);
      return snippet(texts[section] ?? '', new Set(terms), question.length);
    }
  }
}

scope.onmessage = ({data: {id, baseUrl, question}}) => {
  source ??= createSource(baseUrl);
  reply(source, question).then(
    (value) => {
      scope.postMessage({id, value});
    },
    (error: unknown) => {
      scope.postMessage({id, fault: faultOf(error)});
    },
  );
};
