import { ModulePage } from '#shared/module';

/** The company’s own settings. */
export default function CompanyScreen() {
  return (
    <ModulePage
      page="company"
      heading="Your company"
      purpose="Name, logo, mail domains and time zone of your company, and how its projects count cost and area."
      needs={[{ text: 'Users', page: 'users' }]}
    />
  );
}
