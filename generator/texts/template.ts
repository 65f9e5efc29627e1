/** The Handlebars templates of the texts, in `templates/texts/`. */
import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';

export const templateNames = ['agent-readme', 'initial-specification', 'change-request'] as const;
export type TemplateName = (typeof templateNames)[number];

const engine = Handlebars.create();
const compiled = new Map<TemplateName, Handlebars.TemplateDelegate>();

/** The source of a template. */
export function templateSource(name: TemplateName): string {
  return readFileSync(new URL(`../../templates/texts/${name}.hbs`, import.meta.url), 'utf8');
}

/** The text of a template with the view's values in it, as they are. Throws where the view lacks a value. */
export function renderText(name: TemplateName, view: object): string {
  const template = compiled.get(name) ?? engine.compile(templateSource(name), options);
  compiled.set(name, template);
  return template(view);
}

const options: CompileOptions = { strict: true, noEscape: true, knownHelpersOnly: true };
