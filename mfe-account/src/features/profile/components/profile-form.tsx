import { notify } from 'shared-state';
import type { Profile } from 'shared-state/contracts';
import { Alert, Button, Flex, Grid, Stack, Text } from 'shared-ui';
import { SelectField, TextField } from 'shared-ui/field';
import { useForm, zodResolver } from 'shared-ui/form';
import { FormPanel } from '../../../shared/form-panel';
import { useCurrencies, useSaveProfile } from '../api/use-profile';
import {
  areaUnitOptions,
  localeOptions,
  type ProfileForm as ProfileValues,
  profileFormSchema,
  withCurrent,
} from '../model/profile-form';

const valuesOf = (profile: Profile): ProfileValues => ({
  full_name: profile.full_name ?? '',
  phone: profile.phone ?? '',
  locale: profile.locale ?? 'en-KE',
  currency: profile.currency ?? 'KES',
  area_unit: profile.area_unit === 'sqft' ? 'sqft' : 'sqm',
});

/** A change read elsewhere must not undo what is being typed; an explicit reset must. */
const everything = { keepDirtyValues: false };

export function ProfileForm({ profile }: { profile: Profile }) {
  const save = useSaveProfile();
  const { data: currencies = [] } = useCurrencies();
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileFormSchema),
    values: valuesOf(profile),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = form.formState;
  const currencyOptions = withCurrent(
    currencies.map((code) => ({ value: code, label: code })),
    profile.currency ?? 'KES',
  );
  const submit = form.handleSubmit(async (values) => {
    try {
      form.reset(valuesOf(await save.mutateAsync(values)), everything);
      notify({ title: 'Profile saved', type: 'success' });
    } catch {
      form.setError('root', { message: 'unsaved' });
    }
  });
  return (
    <FormPanel>
      <form onSubmit={submit} noValidate>
        <Stack gap="6">
          {errors.root ? (
            <Alert status="error" title="Your changes are not saved yet">
              <Text mb="3">Nothing you entered is lost. Check your connection and try again.</Text>
              <Button type="submit" size="sm" variant="outline" colorPalette="danger">
                Try again
              </Button>
            </Alert>
          ) : null}
          <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
            <TextField
              label="Full name"
              autoComplete="name"
              error={errors.full_name?.message}
              {...form.register('full_name')}
            />
            <TextField
              label="Phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              optional
              help="For questions about your orders. It does not change how you sign in."
              error={errors.phone?.message}
              {...form.register('phone')}
            />
            <SelectField
              label="Language and format"
              options={withCurrent(localeOptions, profile.locale)}
              {...form.register('locale')}
            />
            <SelectField
              label="Currency"
              options={currencyOptions}
              {...form.register('currency')}
            />
            <SelectField
              label="Area unit"
              options={areaUnitOptions}
              {...form.register('area_unit')}
            />
          </Grid>
          <Flex gap="3" wrap="wrap">
            <Button
              type="submit"
              size="lg"
              disabled={!isDirty}
              loading={save.isPending}
              loadingText="Save profile"
            >
              Save profile
            </Button>
            {isDirty ? (
              <Button
                type="button"
                size="lg"
                variant="ghost"
                onClick={() => form.reset(undefined, everything)}
              >
                Undo changes
              </Button>
            ) : null}
          </Flex>
        </Stack>
      </form>
    </FormPanel>
  );
}
