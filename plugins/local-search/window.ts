/** A change to DocSearch's window, and how often it must apply. */
interface Change {
  readonly reason: string;
  readonly from: RegExp;
  readonly to: string;
  readonly count: number;
  /** Characters that a cut takes out; any other number means that something else stands there now. */
  readonly length?: number;
}

/** What the window asks of the chat while nobody opens it; everything else of the chat fails when it is called. */
const WITHOUT_CHAT = [
  'function withoutChat(){return absentChat}',
  'const chatFails=()=>{throw new Error("The search window is built without its chat.")};',
  'const absentChat={messages:[],status:"ready",sendMessage:chatFails,stopAskAiStreaming:chatFails,sendFeedback:chatFails,',
  'clearError:chatFails,resetAskAiAbortScope:chatFails,resetAskAiChatSession:chatFails,',
  'conversations:{add:chatFails,getAll:chatFails,remove:chatFails}};',
].join('');

const CHANGES: readonly Change[] = [
  {
    reason: 'a <style> element in the logo breaks the Content-Security-Policy; the stylesheet colours the logo instead',
    from: /\b\w+\.createElement\("style",null,"[^"]*"\)/g,
    to: 'null',
    count: 1,
  },
  {
    reason: 'smooth scrolling by script ignores prefers-reduced-motion',
    from: /behavior:"smooth"/g,
    to: 'behavior:"auto"',
    count: 2,
  },
  {
    reason: 'it would write to the storage of the browser each time the window is rendered, several times a keystroke',
    from: /\.useRef\((\w+\(\{key:"__DOCSEARCH_(?:FAVORITE|RECENT)_SEARCHES__"\.concat\(\w+\),limit:[^}]*\}\))\)\.current/g,
    to: '.useState(function(){return $1})[0]',
    count: 2,
  },
  {
    reason: 'the screens of the chat are never shown',
    from: /\w\.canHandleAskAi&&\w\.isAskAiActive&&"conversation-history"===.*?agentStudio:\w\.agentStudio\}\)\):(?="error"===)/g,
    to: '',
    count: 1,
    length: 514,
  },
  {
    reason: 'no result leads to the chat',
    from: /"askAI"===\w\.type&&\w\.createElement\("div",.*?,(?=\w\.hierarchy\[\w\.type\]&&\("lvl2"===)/g,
    to: '',
    count: 1,
    length: 168,
  },
  {
    reason: 'the window asks the chat for its state, and there is no chat',
    from: /(?<==)\w+(?=\(\{assistantId:\w+,apiKey:\(null==)/g,
    to: 'withoutChat',
    count: 1,
  },
  {
    reason: 'no answer of the chat is kept',
    from: /(?<="text"===\w\.type&&)\w+\.add\(\w+\(\w\.text,\w+\)\)/g,
    to: 'chatFails()',
    count: 1,
  },
  {
    reason: 'no conversation with the chat is kept',
    from: /(?<=\}var )\w+=function\(\w,\w\)\{var \w=\w\[0\]\.parts\.find\(.*?,url_without_anchor:""\}\},/g,
    to: '',
    count: 1,
    length: 299,
  },
  {
    reason: 'only the chat reads Markdown',
    from: /var xn,Bn=\{before:"Searched for ".*?(?=var \w+=new Set\(\["AI-203")/gs,
    to: '',
    count: 1,
    length: 86_864,
  },
  {
    reason: 'the messages of the chat are never shown',
    from: /var pu=\["translations"\];function .*?(?=var \w+=\["hit","attribute","tagName"\])/gs,
    to: '',
    count: 1,
    length: 11_857,
  },
  {
    reason: 'only the chat uses the AI SDK and its schemas',
    from: /var oa,sa="vercel\.ai\.error".*?(?=function \$h\(\w\)\{var \w,\w="algolia-client-js-")/gs,
    to: WITHOUT_CHAT,
    count: 1,
    length: 221_475,
  },
];

/**
 * Adapts the code of DocSearch's window to this site.
 * @param source `@docsearch/react/modal`, minified as it is published
 * @throws when the published code no longer has what is to be changed
 */
export function adaptWindow(source: string): string {
  return CHANGES.reduce((code, {reason, from, to, count, length}) => {
    const found = code.match(from) ?? [];
    const size = found.join('').length;
    if (found.length !== count || (length !== undefined && size !== length)) {
      const expected = length === undefined ? '' : ` with ${length} characters`;
      throw new Error(
        `@docsearch/react has changed: ${from.source} is there ${found.length} times with ${size} characters, ` +
          `expected ${count}${expected}. It is replaced because ${reason}.`,
      );
    }
    return code.replace(from, to);
  }, source);
}
