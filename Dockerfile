# An image with keyline, git and what git needs for https, curl and jq for comments of services, from the package that `make dist` has made:
#
#   make dist
#   docker build --tag keyline .
#   docker run --volume "$PWD:/src" keyline lint
FROM debian:bookworm-slim
ARG TARGETARCH
COPY .build/dist/keyline_*_${TARGETARCH}.deb /tmp/
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates curl git jq /tmp/keyline_*.deb \
  && rm -rf /tmp/keyline_*.deb /var/lib/apt/lists/* \
  # The files belong to another user than the one in the container, and git asks whether that is meant.
  && git config --system --add safe.directory /src
WORKDIR /src
ENTRYPOINT ["keyline"]
CMD ["help"]
