/** The Handlebars templates of the emitted projects: logic-free, over views without optional keys. */
import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';

const engine = Handlebars.create();

/** The source of a template in `templates/`. */
export function templateSource(name: string): string {
  return readFileSync(new URL(`../../templates/${name}.hbs`, import.meta.url), 'utf8');
}

/**
 * A template as a function of its view, compiled when it is first used. Throws where the view lacks a value that the
 * template names.
 */
export function template(name: string): (view: object) => string {
  let compiled: Handlebars.TemplateDelegate<object> | undefined;
  return (view) => {
    compiled ??= engine.compile<object>(templateSource(name), {
      strict: true,
      noEscape: true,
      knownHelpersOnly: true,
    });
    return compiled(view);
  };
}
