import { QueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router';
import { type EntityName, entities, entityNames } from '#content/registry.ts';
import { parts } from './app-parts.ts';
import type { PartRoute } from './part.ts';
import { createAuthProvider } from './providers/auth-provider.ts';
import { i18nProviderFor } from './providers/i18n-provider.ts';
import { NothingHere, Only } from './shell/access.tsx';
import { OfficeLayout } from './shell/layout.tsx';
import { Notifications } from './shell/notifications.tsx';
import { Loading } from './shell/states.tsx';
import { themesFor } from './shell/theme.ts';
import { directionOf } from './texts/direction.ts';
import { useLanguage } from './texts/texts.ts';

const SignIn = lazy(() => import('./people/sign-in-screen.tsx').then((m) => ({ default: m.SignInScreen })));
const ForgotPassword = lazy(() =>
  import('./people/forgot-password-screen.tsx').then((m) => ({ default: m.ForgotPasswordScreen })),
);
const ChoosePassword = lazy(() =>
  import('./people/choose-password-screen.tsx').then((m) => ({ default: m.ChoosePasswordScreen })),
);
const SetUp = lazy(() => import('./people/set-up-screen.tsx').then((m) => ({ default: m.SetUpScreen })));
const Profile = lazy(() => import('./people/profile-screen.tsx').then((m) => ({ default: m.ProfileScreen })));
const EntryList = lazy(() => import('./generic/entry-list-screen.tsx').then((m) => ({ default: m.EntryListScreen })));
const EntryForm = lazy(() => import('./generic/entry-form-screen.tsx').then((m) => ({ default: m.EntryFormScreen })));
const SingleForm = lazy(() => import('./generic/entry-form-screen.tsx').then((m) => ({ default: m.SingleFormScreen })));

const queries = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 5_000, refetchOnWindowFocus: false } },
});
const authProvider = createAuthProvider(queries);
const store = localStorageStore('1', 'atrium-office');

const whole = (screen: ReactNode) => <Suspense fallback={<Loading />}>{screen}</Suspense>;

const entryResource = (name: EntityName) => {
  const single = 'single' in entities[name] && entities[name].single === true;
  return (
    <Resource
      key={name}
      name={name}
      list={single ? <SingleForm type={name} /> : <EntryList key={name} type={name} />}
      {...(single ? {} : { create: <EntryForm key={name} type={name} />, edit: <EntryForm key={name} type={name} /> })}
    />
  );
};

const guarded = ({ screen: Part, needs }: PartRoute) => (
  <Only needs={needs}>
    <Part />
  </Only>
);

const routes = parts.flatMap((part) => part.routes);
const FirstScreen = routes.find(({ path }) => path === '/')?.screen;

const firstPage = FirstScreen && (() => <FirstScreen />);

function Office() {
  const { language, texts } = useLanguage();
  const i18nProvider = useMemo(() => i18nProviderFor(language, texts.library), [language, texts]);
  const { light, dark } = useMemo(() => themesFor(directionOf(language), texts.library), [language, texts]);
  return (
    <Admin
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queries}
      store={store}
      theme={light}
      darkTheme={dark}
      layout={OfficeLayout}
      loading={Loading}
      catchAll={NothingHere}
      notification={Notifications}
      loginPage={whole(<SignIn />)}
      dashboard={firstPage}
      requireAuth
      disableTelemetry
    >
      <CustomRoutes noLayout>
        <Route path="/forgot-password" element={whole(<ForgotPassword />)} />
        <Route path="/choose-password" element={whole(<ChoosePassword />)} />
        <Route path="/set-up" element={whole(<SetUp />)} />
      </CustomRoutes>
      <CustomRoutes>
        <Route path="/profile" element={<Profile />} />
        {routes
          .filter(({ path }) => path !== '/')
          .map((route) => (
            <Route key={route.path} path={route.path} element={guarded(route)} />
          ))}
      </CustomRoutes>
      {entityNames.map(entryResource)}
    </Admin>
  );
}

const router = createBrowserRouter([{ path: '*', element: <Office /> }], { basename: '/office' });

export const App = () => <RouterProvider router={router} />;
