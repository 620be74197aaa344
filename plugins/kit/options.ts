import type {z} from 'zod';

/**
 * Checks the options of a plugin, for its `validateOptions`.
 * @param plugin folder of the plugin, for the message
 * @param schema what the options may be; an unknown key fails when the schema is strict
 * @param options as docusaurus.config.ts has them, with or without `id`
 * @returns the options with the schema's defaults and the `id` that Docusaurus needs of every plugin
 * @throws with one line for each mistake: the plugin, the option, what is wrong
 */
export function parseOptions<Schema extends z.ZodType<object>>(
  plugin: string,
  schema: Schema,
  options: unknown,
): z.output<Schema> & {readonly id: string} {
  const {id = 'default', ...own} = (options ?? {}) as {readonly id?: string};
  const result = schema.safeParse(own);
  if (!result.success) {
    const lines = result.error.issues.map(
      ({path, message}) => `- ${path.length > 0 ? `\`${path.map(String).join('.')}\`: ` : ''}${message}`,
    );
    throw new Error(
      `docusaurus.config.ts: the options of plugins/${plugin} are not valid.\n${lines.join('\n')}\n` +
        `plugins/${plugin}/README.md explains them.`,
    );
  }
  return {...result.data, id};
}
