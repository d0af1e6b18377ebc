import { useState } from 'react';
import { Box, Button, Grid, Link, Stack } from 'shared-ui';
import { CheckboxField, SelectField, TextareaField, TextField } from 'shared-ui/field';
import { type ComposedMail, composeMail } from '../model/compose-mail';
import { MESSAGE_LIMIT } from '../model/ticket';
import { topics } from '../model/topics';
import { ReadyMessage } from './ready-message';
import { useTicketForm } from './use-ticket-form';

/**
 * Writes a mail out of the form and hands it to the visitor's own mail program. It never says
 * that something was sent: only the visitor can know.
 */
export function TicketForm() {
  const { register, handleSubmit, formState } = useTicketForm();
  const [mail, setMail] = useState<ComposedMail | null>(null);
  const { errors } = formState;

  if (mail) return <ReadyMessage mail={mail} onEdit={() => setMail(null)} />;

  return (
    <form noValidate onSubmit={handleSubmit((ticket) => setMail(composeMail(ticket)))}>
      <Stack gap="5">
        <SelectField label="Topic" options={topics} {...register('topic')} />
        <TextField
          label="Name"
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5" alignItems="start">
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
          <TextField
            label="Phone"
            type="tel"
            autoComplete="tel"
            optional
            error={errors.phone?.message}
            {...register('phone')}
          />
        </Grid>
        <TextareaField
          label="Message"
          rows={6}
          maxLength={MESSAGE_LIMIT}
          help="Never send passwords or card numbers."
          error={errors.message?.message}
          {...register('message')}
        />
        <CheckboxField
          label="I agree that Savanna uses these details to answer me"
          aside={
            <Link to="/privacy-policy" textStyle="sm">
              Privacy policy
            </Link>
          }
          error={errors.consent?.message}
          {...register('consent')}
        />
        <Box>
          <Button type="submit">Prepare e-mail</Button>
        </Box>
      </Stack>
    </form>
  );
}
