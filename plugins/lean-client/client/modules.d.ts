/** The file of react-router-dom by its full path, which the alias for the package does not catch. */
declare module 'react-router-dom/esm/react-router-dom.js' {
  export {Link, NavLink} from 'react-router-dom';
}
