// What the router's packages have, but their types leave out.
declare module 'react-router-dom/esm/react-router-dom.js' {
  export * from 'react-router-dom';
}
