import fs from 'node:fs';
import path from 'node:path';
import { escapeHtml } from './html-text';

/** The folder of the production backend; its mail templates are the embedded backend's too. */
export const supabaseDir = path.resolve(import.meta.dirname, '../../../supabase');

export type MailKind = 'confirmation' | 'recovery' | 'magic_link' | 'email_change';

type TemplateFields = Partial<
  Record<'SiteURL' | 'TokenHash' | 'Token' | 'Email' | 'NewEmail', string>
>;

interface MailTemplate {
  subject: string;
  html: string;
}

const field = /\{\{\s*\.([A-Za-z]+)\s*\}\}/g;

/** Fills the `{{ .Field }}` places of a Go template, escaping as html/template does. */
export function fillTemplate(template: string, fields: TemplateFields): string {
  return template.replace(field, (place, name: keyof TemplateFields) => {
    const value = fields[name];
    if (value === undefined)
      throw new Error(`The mail template uses ${place}, which is not known here`);
    return escapeHtml(value);
  });
}

/** Reads subject and file of one template from supabase/config.toml. */
export function readMailTemplate(kind: MailKind, directory = supabaseDir): MailTemplate {
  const config = fs.readFileSync(path.join(directory, 'config.toml'), 'utf8');
  const section = config.split(`[auth.email.template.${kind}]`)[1]?.split(/^\[/m)[0] ?? '';
  const subject = /^subject = "(.*)"$/m.exec(section)?.[1];
  const file = /^content_path = "(.*)"$/m.exec(section)?.[1];
  if (!subject || !file) throw new Error(`supabase/config.toml lacks the mail template "${kind}"`);
  return { subject, html: fs.readFileSync(path.join(directory, '..', file), 'utf8') };
}
