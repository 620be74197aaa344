// Stands in for hoist-non-react-statics, which react-router's `withRouter` calls. Nothing in the client wraps a class
// whose static members are read later.
/** Returns the component as it is. */
export default function hoistStatics<Component>(component: Component): Component {
  return component;
}
