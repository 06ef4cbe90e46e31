/** Keeps the site on this device: works with no network after the first visit, and says when a new version is there. */
class Offline {
  /** Whether a new version waits to take the place of this one. */
  ready = $state(false);
  private registration: ServiceWorkerRegistration | null = null;

  async begin(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const controlled = navigator.serviceWorker.controller !== null;
    this.registration = await navigator.serviceWorker.register("service.js", { updateViaCache: "none" });
    this.watch(this.registration.waiting);
    this.registration.addEventListener("updatefound", () =>
      this.watch(this.registration?.installing ?? null),
    );
    navigator.serviceWorker.addEventListener("controllerchange", () => controlled && location.reload());
  }

  /** Let the new version take over; the page is loaded anew, and tables go on where they are. */
  renew(): void {
    this.registration?.waiting?.postMessage("take over");
  }

  private watch(worker: ServiceWorker | null): void {
    const look = () =>
      (this.ready = worker?.state === "installed" && navigator.serviceWorker.controller !== null);
    worker?.addEventListener("statechange", look);
    if (worker) look();
  }
}

export const offline = /* @__PURE__ */ new Offline();
