/** The words that the programmatic sampler makes names of (paper, E.5: everyday nouns, qualifiers hung on with `_`). */
import type { FieldType } from '../schema.ts';

const words = (...lines: readonly string[]): readonly string[] => lines.join(' ').split(' ');

/** Nouns for entities, alone or two together: `Page`, `OrchardBadge`. */
export const ENTITY_NOUNS = words(
  'Anchor Archive Arrow Badge Bakery Barrel Basket Beacon Bicycle Bottle Branch Bridge Bucket Button Cabin Camera',
  'Candle Canvas Canyon Castle Cat Cellar Chapter Circle Clinic Cloud Comet Comment Compass Cottage Course Crane Crew',
  'Dog Dragon Drawer Engine Envelope Falcon Farm Feather Ferry Festival Flower Folder Forest Fountain Fox Galaxy Gallery',
  'Garden Glacier Guitar Hammer Harbor Hedge Helmet Horse Hotel Invoice Island Jacket Jungle Kettle Kitchen Ladder Lake',
  'Lantern Lemon Letter Library Lighthouse Lion Market Meadow Medal Mirror Mission Mountain Museum Needle Notebook Oasis',
  'Orchard Otter Owl Page Palace Parcel Passport Pencil Piano Pigeon Pillow Planet Player Poem Portal Poster Pumpkin Puzzle',
  'Rabbit Radio Ranch River Robot Rocket Route Saddle Sailor Saucer School Season Shelf Ship Signal Spoon Squad Stadium',
  'Station Statue Street Studio Sunset Tailor Teapot Temple Theater Ticket Tiger Tower Trail Tunnel Turtle Valley Vault',
  'Vessel Village Violin Voyage Wagon Walnut Window Workshop Zebra',
);

/** Hung on the end of field names: `level_last`, `rank_root_local`. */
export const QUALIFIERS = words(
  'alternate backup base central cached current daily distant draft early external first former hidden initial',
  'inner internal last late latest legacy lesser local main minor monthly nested next old open outer overall partial past',
  'pending previous prior proposed raw recent regional remote retired root rough secondary second shared silent simple',
  'spare stable standard stored target temporary third total upper usual verified weekly yearly',
);

/** What fields of a type are about. Enum fields are named by their kind of value, references by their target. */
export const FIELD_NOUNS: Readonly<
  Record<Exclude<FieldType, 'enum' | 'reference' | 'reference_list'>, readonly string[]>
> = {
  string: words(
    'name title label subject summary caption alias motto remark slogan username nickname headline topic city region color',
    'brand author origin notice handle serial badge comment advice slug language currency material flavor',
  ),
  integer: words(
    'rank amount quantity capacity priority score points visits attempts rating stock floor pages seats votes volume depth',
    'tokens credits steps likes views age position weight_class laps rounds copies orders bonus',
  ),
  float: words(
    'height width length weight price cost balance ratio distance speed temperature discount budget area density pressure',
    'duration fee tax margin altitude humidity voltage radius latitude angle salary share_rate',
  ),
  boolean: words(
    'active enabled deleted visible locked archived featured published confirmed approved blocked available completed pinned',
    'starred muted paid shipped insured certified flagged sealed_off urgent reviewed subscribed trusted',
  ),
  datetime: words(
    'created updated started finished opened closed expires scheduled arrived departed checked born joined renewed delivered',
    'launched signed planned seen installed',
  ),
};

/** Kinds of enum values: the field is named after the kind, its values are drawn from the list. */
export const ENUM_THEMES: Readonly<Record<string, readonly string[]>> = {
  phase: words('planning in_progress review testing released retired'),
  status: words('pending active suspended cancelled completed expired'),
  level: words('beginner intermediate advanced expert master'),
  stage: words('seedling growing ripe harvested stored'),
  mode: words('manual automatic hybrid standby offline'),
  tier: words('bronze silver gold platinum diamond'),
  condition: words('pristine good worn damaged broken'),
  visibility: words('secret internal_only listed featured everywhere'),
  mood: words('calm cheerful nervous grumpy excited'),
  progress: words('queued running paused failed finished'),
  quality: words('poor fair decent great superb'),
  urgency: words('low normal high critical'),
  shift: words('morning afternoon evening night'),
  health: words('healthy degraded failing recovering down'),
  approval: words('submitted under_review accepted rejected withdrawn'),
  payment: words('unpaid partly_paid paid refunded disputed'),
  delivery: words('packed shipped in_transit delivered returned'),
  access: words('closed restricted limited full'),
};

/** Values that any enum can grow by. */
export const EXTRA_VALUES = words(
  'archived blocked deferred delayed escalated forwarded frozen hidden merged on_hold postponed reopened reserved revised',
  'scheduled skipped split_up stalled transferred upgraded validated verified voided waiting watched',
);

/** What actions are called. */
export const ACTION_VERBS = words(
  'activate advance approve archive assign begin cancel certify clear close complete confirm deliver demote dismiss dispatch',
  'escalate expire extend finalize flag freeze hold inspect launch lock merge notify open pause pin process promote publish',
  'reactivate recall redeem refresh reject release renew reopen repair reschedule reserve reset_state restart restore resume',
  'retire revoke rotate schedule seal settle ship start submit suspend transfer unlock upgrade withdraw',
);

/** Hung on action names when the plain verb was used before. */
export const ACTION_QUALIFIERS = words(
  'fully partly early again remotely quietly formally jointly',
);
