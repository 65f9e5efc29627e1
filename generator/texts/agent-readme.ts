/** The `README.md` of the agent: every sentence of the contract, section by section (paper, appendix E.1). */
import { clausesOf, sections } from '../../spec/contract.ts';
import type { Profile, Section } from '../../spec/contract.ts';
import { template } from '../render/template.ts';
import { DEFAULT_LANGUAGE, languages, sentenceIn } from './language.ts';
import type { Language, LanguageFacts } from './language.ts';

interface AgentReadmeView {
  readonly language: LanguageFacts;
  readonly sections: readonly SectionView[];
}

interface SectionView {
  readonly title: Section;
  readonly hasEndpointTable: boolean;
  readonly hasScriptExample: boolean;
  readonly sentences: readonly string[];
}

const render: (view: AgentReadmeView) => string = template('texts/agent-readme');

/** The instructions that hold for a whole episode, as Markdown, for a server in the given language. */
export function agentReadme(profile: Profile, language: Language = DEFAULT_LANGUAGE): string {
  return render(agentReadmeView(profile, language));
}

/** What the template shows: the sections that have sentences in this profile. */
export function agentReadmeView(profile: Profile, language: Language): AgentReadmeView {
  const facts = languages[language];
  const clauses = clausesOf(profile);
  return {
    language: facts,
    sections: sections
      .map((title) => ({
        title,
        hasEndpointTable: title === 'Endpoints',
        hasScriptExample: title === 'The script',
        sentences: clauses
          .filter(({ section }) => section === title)
          .map((clause) => sentenceIn(facts, clause)),
      }))
      .filter(({ sentences }) => sentences.length > 0),
  };
}
