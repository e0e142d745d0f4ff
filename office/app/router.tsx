import { lazy, type ReactNode, Suspense } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { type EntityName, entityNames, entityOf } from '#content/registry.ts';
import { signInPath } from '../people/sign-in/sign-in-path.ts';
import { NothingHere, Only } from '../shell/frame/access.tsx';
import { Broken } from '../shell/frame/boundary.tsx';
import { OfficeLayout } from '../shell/frame/layout.tsx';
import { Loading } from '../shell/states.tsx';
import { parts } from './app-parts.ts';
import type { PartScreen } from './part.ts';

const SignIn = lazy(() => import('../people/sign-in/sign-in-screen.tsx').then((m) => ({ default: m.SignInScreen })));
const ForgotPassword = lazy(() =>
  import('../people/sign-in/forgot-password-screen.tsx').then((m) => ({ default: m.ForgotPasswordScreen })),
);
const ChoosePassword = lazy(() =>
  import('../people/sign-in/choose-password-screen.tsx').then((m) => ({ default: m.ChoosePasswordScreen })),
);
const SetUp = lazy(() => import('../people/sign-in/set-up-screen.tsx').then((m) => ({ default: m.SetUpScreen })));
const Profile = lazy(() => import('../people/profile/profile-screen.tsx').then((m) => ({ default: m.ProfileScreen })));
const EntryList = lazy(() =>
  import('../generic/list/entry-list-screen.tsx').then((m) => ({ default: m.EntryListScreen })),
);
const EntryForm = lazy(() =>
  import('../generic/form/entry-form-screen.tsx').then((m) => ({ default: m.EntryFormScreen })),
);
const SingleForm = lazy(() =>
  import('../generic/form/entry-form-screen.tsx').then((m) => ({ default: m.SingleFormScreen })),
);

const whole = (screen: ReactNode) => <Suspense fallback={<Loading />}>{screen}</Suspense>;

/** The screens of a content type. With the same key, the form stays when a new entry gets its address. */
function entryRoutes(type: EntityName): RouteObject[] {
  if (entityOf(type).single) return [{ path: `${type}/*`, element: <SingleForm key={type} type={type} /> }];
  const form = <EntryForm key={type} type={type} />;
  return [
    { path: type, element: <EntryList key={type} type={type} /> },
    { path: `${type}/create/*`, element: form },
    { path: `${type}/:id/*`, element: form },
  ];
}

const partRoute = ({ path, screen: Screen, needs }: PartScreen): RouteObject => ({
  path,
  element: (
    <Only needs={needs}>
      <Screen />
    </Only>
  ),
});

export const router = createBrowserRouter(
  [
    {
      errorElement: <Broken />,
      children: [
        { path: signInPath, element: whole(<SignIn />) },
        { path: 'forgot-password', element: whole(<ForgotPassword />) },
        { path: 'choose-password', element: whole(<ChoosePassword />) },
        { path: 'set-up', element: whole(<SetUp />) },
        {
          element: <OfficeLayout />,
          children: [
            ...parts.map(partRoute),
            { path: 'profile', element: <Profile /> },
            ...entityNames.flatMap(entryRoutes),
            { path: '*', element: <NothingHere /> },
          ],
        },
      ],
    },
  ],
  { basename: '/office' },
);
